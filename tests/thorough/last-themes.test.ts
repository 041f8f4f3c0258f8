import { describeThemes, otherThemes } from '../e2e/describe-themes.ts';

describeThemes(otherThemes.filter((_, index) => index % 2 === 1));
