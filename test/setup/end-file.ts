import {afterAll} from 'vitest';
import {endFile} from '../helpers/after-file.js';

afterAll(endFile);
