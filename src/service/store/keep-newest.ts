import type { Database } from './database.ts';

/** Removes what is oldest of a table of sites and times, so that no site has many more rows than `most`. */
export async function keepNewest(
  database: Database,
  table: 'feedback' | 'popular_searches',
  most: number,
): Promise<void> {
  const full = await database.all<{ site: string }>(`SELECT site FROM ${table} GROUP BY site HAVING COUNT(*) > ?`, [
    most,
  ]);
  for (const { site } of full) {
    const oldest = await database.first<{ time: number }>(
      `SELECT time FROM ${table} WHERE site = ? ORDER BY time DESC LIMIT 1 OFFSET ?`,
      [site, most - 1],
    );
    if (oldest) await database.run(`DELETE FROM ${table} WHERE site = ? AND time < ?`, [site, oldest.time]);
  }
}
