/** Imported before a program: writes its peak memory in bytes to the file that PEAK_FILE names when it ends. */
import {writeFileSync} from 'node:fs';

process.on('exit', () => writeFileSync(process.env.PEAK_FILE, String(process.resourceUsage().maxRSS * 1024)));
