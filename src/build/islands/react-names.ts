/** What of React is in scope in users' components without an import. */
export const reactNames = [
  'Children',
  'Fragment',
  'Suspense',
  'cloneElement',
  'createContext',
  'createElement',
  'forwardRef',
  'isValidElement',
  'lazy',
  'memo',
  'useCallback',
  'useContext',
  'useDeferredValue',
  'useEffect',
  'useId',
  'useImperativeHandle',
  'useLayoutEffect',
  'useMemo',
  'useReducer',
  'useRef',
  'useState',
  'useSyncExternalStore',
  'useTransition',
] as const;

/** What stands in users' components for `globalThis.React`, which is nowhere. */
export const globalReact = '__React';
