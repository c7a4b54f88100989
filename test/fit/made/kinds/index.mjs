import {form} from './form.mjs';

export const kinds = {form};
