export interface Match<Path extends string = string> {
  to: Path;
  params: Record<string, string>;
}

interface Pattern<Path extends string> { to: Path; expression: RegExp; names: string[]; statics: number }

function compile<Path extends string>(to: Path): Pattern<Path> {
  const names: string[] = [];
  const source = to.split(/(\{\$\w+\}|\$\w+)/).map((part) => {
    const name = /^\{?\$(\w+)\}?$/.exec(part)?.[1];
    if (name === undefined) return part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    names.push(name);
    return "([^/]+)";
  }).join("");
  return { to, names, statics: to.replace(/\{?\$\w+\}?/g, "").length, expression: new RegExp(`^${source === "/" ? "" : source}/*$`) };
}

/** A function that finds the place of a path among `paths`; fixed words win over parameters, a slash at the end changes nothing. */
export function createMatcher<Path extends string>(paths: readonly Path[]): (pathname: string) => Match<Path> | null {
  const patterns = paths.map(compile).toSorted((a, b) => a.names.length - b.names.length || b.statics - a.statics);
  return (pathname) => {
    for (const { to, expression, names } of patterns) {
      const found = expression.exec(pathname);
      if (!found) continue;
      try {
        return { to, params: Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(found[at + 1] ?? "")])) };
      } catch {
        // A % that encodes nothing: no place of ours.
        return null;
      }
    }
    return null;
  };
}
