/** Whether the place of a database is the address of a PostgreSQL server; any other is the path of a file. */
export function isPostgres(place: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(place);
}
