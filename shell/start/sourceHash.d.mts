/** The repository's folder. */
export declare const ROOT: string;
/** Ten hexadecimal digits over the base files, the kernel and these folders. */
export declare const sourceHash: (...folders: string[]) => string;
