// Astro's own tools know more of them; the compiler of TypeScript cannot read them.
declare module '*.astro' {
  const Component: (props: never) => unknown;
  export default Component;
}
