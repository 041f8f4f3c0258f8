/**
 * Colours of the two code themes that sites have without choosing any, moved as far as text needs them (WCAG 2.2,
 * 1.4.3) on the code grounds of all themes, with and without the tint of a marked line. Themes that a site names
 * itself stay as their authors made them.
 */
export const readableColors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'github-light-default': {
    '#6e7781': '#5c646e',
    '#8250df': '#7743d1',
    '#cf222e': '#c51226',
    '#eaeef2': '#606367',
    '#f6f8fa': '#626365',
  },
  'dark-plus': {
    '#000080': '#6394ff',
    '#569cd6': '#569dd7',
    '#646695': '#9093c5',
    '#6796e6': '#6897e7',
    '#6a9955': '#74a45f',
    '#808080': '#979797',
    '#d16969': '#e27877',
    '#f44747': '#ff635d',
  },
};
