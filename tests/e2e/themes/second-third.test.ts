import { builtInThemes } from '../../../src/read/config/topics/theme.ts';
import { describeThemes } from './describe-themes.ts';

describeThemes(builtInThemes.filter((_, index) => index % 3 === 1));
