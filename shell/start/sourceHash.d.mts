/** The repository's folder. */
export declare const ROOT: string;
/** Paths of what says how every build is made. */
export declare const BUILD_FILES: readonly string[];
/** Ten hexadecimal digits over the base files, the kernel and these folders. */
export declare const sourceHash: (...folders: string[]) => string;
