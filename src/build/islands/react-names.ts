/** What of React is in scope in users' components without an import. */
export const reactNames = [
  'Fragment',
  'createContext',
  'forwardRef',
  'memo',
  'useCallback',
  'useContext',
  'useEffect',
  'useId',
  'useLayoutEffect',
  'useMemo',
  'useReducer',
  'useRef',
  'useState',
] as const;
