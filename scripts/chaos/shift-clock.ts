import { readFileSync } from 'node:fs';

/**
 * Loaded before a program: its clock is off by the milliseconds that stand in the file `CHAOS_CLOCK`, now and later.
 */
const file = process.env['CHAOS_CLOCK'];
const RealDate = Date;
let offset = 0;

function look(): void {
  offset = Number(readFileSync(file!, 'utf8'));
}

if (file) {
  look();
  setInterval(look, 50).unref();
  const Shifted = new Proxy(RealDate, {
    construct: (target, values: unknown[], made) =>
      Reflect.construct(target, values.length > 0 ? values : [RealDate.now() + offset], made) as Date,
    apply: () => new RealDate(RealDate.now() + offset).toString(),
    get: (target, name) => (name === 'now' ? () => RealDate.now() + offset : (Reflect.get(target, name) as unknown)),
  });
  globalThis.Date = Shifted;
}
