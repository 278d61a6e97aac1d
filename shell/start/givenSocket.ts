/** The first socket that a program is given, after standard input, output and error. */
const FIRST_FD = 3;

/**
 * The socket that the program which started this one opened and keeps: `npm start`, or systemd by a socket unit
 * (sd_listen_fds(3)). Without `LISTEN_PID`, which names the process that it is for, it is for this one.
 * @returns its number, undefined where there is none
 */
export const givenSocket = (env: Readonly<Record<string, string | undefined>>, pid: number): number | undefined => {
  const isMine = env["LISTEN_PID"] === undefined || env["LISTEN_PID"] === String(pid);
  return isMine && Number(env["LISTEN_FDS"]) > 0 ? FIRST_FD : undefined;
};
