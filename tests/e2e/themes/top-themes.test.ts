import { describeThemes } from './describe-themes.ts';

describeThemes(['mint', 'palm', 'linden', 'almond']);
