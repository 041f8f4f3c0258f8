import { describeThemes } from './describe-themes.ts';

describeThemes(['willow', 'luma']);
