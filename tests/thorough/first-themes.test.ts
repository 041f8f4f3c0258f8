import { describeThemes, otherThemes } from '../e2e/describe-themes.ts';

// In two files, because each runs on a core of its own.
describeThemes(otherThemes.filter((_, index) => index % 2 === 0));
