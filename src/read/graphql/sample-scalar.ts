const samples: readonly (readonly [RegExp, unknown])[] = [
  [/^(?:Int|Int\d+|Long|BigInt|Short|Byte|Unsigned\w*|Positive\w*|Non\w*Int)$/i, 10],
  [/^(?:Float|Double|Decimal|BigDecimal|Number|Money|Percentage)$/i, 9.99],
  [/^Bool(?:ean)?$/i, true],
  [/date.?time|timestamp|instant/i, '2026-01-31T09:30:00Z'],
  [/^date$|local.?date|iso.*date/i, '2026-01-31'],
  [/^time$|local.?time/i, '09:30:00'],
  [/duration/i, 'PT1H'],
  [/ur[il]$/i, 'https://example.com'],
  [/email/i, 'user@example.com'],
  [/uuid|guid/i, '3fa85f64-5717-4562-b3fc-2c963f66afa6'],
  [/json|map$|object|^any$/i, {}],
];

/** A value of a scalar type, by its name: a schema says no more. A text is its field's name. */
export function sampleScalar(type: string, field: string): unknown {
  if (type === 'ID') return `${field.replace(/_?id$/i, '') || 'item'}-1`;
  const found = samples.find(([pattern]) => pattern.test(type));
  return found ? found[1] : field;
}
