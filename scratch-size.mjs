import fs from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
const html = fs.readFileSync('dist/pages/landing.html', 'utf8').toString?.();
