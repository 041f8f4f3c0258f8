// Pages have the components without an import: there is nothing here but types, in `schema/components.d.ts`.
export {};
