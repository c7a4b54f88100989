import {en} from './en.mjs';

export const languages = {en};
