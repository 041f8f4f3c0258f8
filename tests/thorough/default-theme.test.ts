import { describeThemes } from '../e2e/describe-themes.ts';

// The other themes are held to the same by `npm run test:thorough`.
describeThemes(['mint']);
