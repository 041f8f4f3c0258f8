declare module 'virtual:docwright' {
  export function getSession(): import('../session/session.ts').Session;
}

declare module 'virtual:docwright/theme' {
  const Layout: (props: import('../../model/layout.ts').LayoutProps) => unknown;
  export default Layout;
}
