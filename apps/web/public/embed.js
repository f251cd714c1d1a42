// The player in other sites' frames. Plain, small and alone: no part of the web app.
(function () {
  var box = document.querySelector(".embed[data-duration]");
  if (!box) return;
  var audio = box.querySelector("audio");
  var button = box.querySelector(".play");
  var range = box.querySelector("input");
  var time = box.querySelector(".time");
  var played = box.querySelector(".played");
  var duration = Number(box.dataset.duration);
  var title = button.getAttribute("aria-label").replace(/^Play /, "");
  // Where playing begins; null once the audio itself knows where it stands.
  var startAt = Number(box.dataset.start) || 0;

  function clock(seconds) {
    return Math.floor(seconds / 60) + ":" + String(Math.floor(seconds % 60)).padStart(2, "0");
  }
  function show() {
    var at = startAt === null ? audio.currentTime : startAt;
    played.style.setProperty("--at", (duration > 0 ? Math.min(100, (at / duration) * 100) : 0) + "%");
    time.textContent = clock(at) + " / " + clock(duration);
    range.value = String(Math.floor(at));
    range.setAttribute("aria-valuetext", clock(at) + " of " + clock(duration));
    button.setAttribute("aria-pressed", String(!audio.paused));
    button.setAttribute("aria-label", (audio.paused ? "Play " : "Pause ") + title);
  }
  function play() {
    if (startAt !== null) {
      // Set before the sound is there it is taken up as soon as it is.
      audio.currentTime = startAt;
      startAt = null;
    }
    audio.play().catch(function () { show(); });
  }
  button.addEventListener("click", function () {
    box.classList.remove("failed");
    if (audio.paused) play();
    else audio.pause();
  });
  range.addEventListener("input", function () {
    if (startAt === null) audio.currentTime = Number(range.value);
    else startAt = Number(range.value);
    show();
  });
  audio.addEventListener("error", function () { box.classList.add("failed"); });
  audio.addEventListener("ended", function () { startAt = 0; show(); });
  ["timeupdate", "play", "pause", "seeked", "loadedmetadata"].forEach(function (name) { audio.addEventListener(name, show); });
  show();
})();
