/** `ReflectionKind`. */
export const reflectionKind = {
  project: 1,
  module: 2,
  namespace: 4,
  enum: 8,
  member: 16,
  variable: 32,
  function: 64,
  class: 128,
  interface: 256,
  constructor: 512,
  property: 1024,
  method: 2048,
  constructorSignature: 16384,
  accessor: 262144,
  alias: 2097152,
  reference: 4194304,
} as const;
