import {en} from './en/index.mjs';

export const languages = {en};
