/** A step from one form of the database to the next. What was released is never changed: a change is a new step. */
export interface Migration {
  /** Steps run in the order of `migrations.ts`; the name is remembered and must stay. */
  name: string;
  /** Valid in SQLite and, after the types are translated, in PostgreSQL. */
  statements: readonly string[];
}
