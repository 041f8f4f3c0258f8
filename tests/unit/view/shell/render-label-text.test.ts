import { expect, test } from 'vitest';
import { renderLabelText } from '../../../../src/view/shell/render-label-text.ts';

test.each(['>_ Terminal', 'Agents (beta)', '2.0 notes', '$RAY', 'What is new?'])('%s is held together', (text) => {
  expect(renderLabelText(text, { direction: 'rtl' })).toMatch(/^<bdi>.*<\/bdi>$/);
  expect(renderLabelText(text, {})).not.toContain('<bdi>');
});

test.each(['Agents', 'Version 2', '2.0', 'وكلاء (beta)', 'Agents: وكلاء.', '…'])('%s stands as it is', (text) =>
  expect(renderLabelText(text, { direction: 'rtl' })).toBe(text),
);
