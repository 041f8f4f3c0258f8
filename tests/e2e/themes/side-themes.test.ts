import { describeThemes } from './describe-themes.ts';

describeThemes(['maple', 'aspen', 'sequoia']);
