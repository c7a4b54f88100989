import {unreachable} from './problem.js';

interface Upload {
  address: string;
  method: string;
  headers: Record<string, string>;
  files: readonly File[];
  /** Part of the bytes that are sent, 0 to 1. */
  onProgress: ((fraction: number) => void) | undefined;
}

/** Sends files as a form. By XMLHttpRequest, as fetch does not tell how far a body has been sent. */
export function upload({address, method, headers, files, onProgress}: Upload) {
  return new Promise<{status: number; ok: boolean; text: string}>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = (event) => onProgress?.(event.total === 0 ? 1 : event.loaded / event.total);
    request.onload = () => {
      const ok = request.status >= 200 && request.status < 300;
      resolve({status: request.status, ok, text: request.responseText});
    };
    request.onerror = () => {
      reject(unreachable());
    };
    request.send(formOf(files));
  });
}

function formOf(files: readonly File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append('file', file, file.name);
  return form;
}
