// Runs before the first paint, so that nobody sees the other theme flash by. The key is the one of src/lib/theme.ts.
(function () {
  var choice = null;
  try { choice = localStorage.getItem("tunewright.theme"); } catch { /* storage is blocked: follow the system */ }
  var light = choice === "light" || (choice !== "dark" && choice === "system" && matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.dataset.theme = light ? "light" : "dark";
  if (light) document.querySelector('meta[name="theme-color"]').setAttribute("content", "#F7F5EC");
})();
