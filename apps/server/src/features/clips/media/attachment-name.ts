/** A file name from a title that every file system takes: no control or bidirectional characters, separators or reserved signs. */
export function fileName(title: string, extension: string): string {
  const clean = title.normalize("NFC").toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, "")
    .replace(/[/\\:*?"<>|%;]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  const short = [...clean].slice(0, 80).join("").trim();
  const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(short);
  return `${short === "" || reserved ? "song" : short}.${extension}`;
}

/** A Content-Disposition header, in the plain form and that of RFC 6266 for other scripts. */
export function contentDisposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, "_").replace(/["\\]/g, "_");
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
