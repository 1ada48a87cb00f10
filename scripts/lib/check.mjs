import { checks } from './checks.mjs';
import { install } from './install.mjs';
import { Report } from './report.mjs';

await install(console.log);
const report = new Report();
await checks(report);
report.close();
