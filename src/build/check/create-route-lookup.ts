/** Routes by what a wrong address may share with them: many addresses of a large site may be wrong. */
export interface RouteLookup {
  /** The first route of the same letters, whatever their case; `null` where there is none. */
  inAnyCase: (route: string) => string | null;
  /** The first route in a folder, `/a` or `/a/b`; `null` where there is none. */
  firstBelow: (folder: string) => string | null;
}

/** Reads the routes when it is first asked. */
export function createRouteLookup(routes: readonly string[]): RouteLookup {
  let index: RouteIndex | null = null;
  const look = (): RouteIndex => (index ??= indexRoutes(routes));
  return {
    inAnyCase: (route) => look().byLetters.get(route.toLowerCase()) ?? null,
    firstBelow: (folder) => look().byFolder.get(folder) ?? null,
  };
}

interface RouteIndex {
  byLetters: Map<string, string>;
  byFolder: Map<string, string>;
}

function indexRoutes(routes: readonly string[]): RouteIndex {
  const byLetters = new Map<string, string>();
  const byFolder = new Map<string, string>();
  for (const route of routes) {
    addFirst(byLetters, route.toLowerCase(), route);
    for (let end = route.lastIndexOf('/'); end > 0; end = route.lastIndexOf('/', end - 1))
      addFirst(byFolder, route.slice(0, end), route);
  }
  return { byLetters, byFolder };
}

function addFirst(map: Map<string, string>, key: string, route: string): void {
  if (!map.has(key)) map.set(key, route);
}
