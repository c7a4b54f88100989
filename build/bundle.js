// Builds what rolldown.config.ts says, as `rolldown -c` does, without listing its 500 files.
import {fileURLToPath} from 'node:url';
import {rolldown} from 'rolldown';
import {loadConfig} from 'rolldown/config';

const {output, ...input} = await loadConfig(fileURLToPath(new URL('rolldown.config.ts', import.meta.url)));
const bundle = await rolldown(input);
await bundle.write(output);
await bundle.close();
