// @ts-check

const DEFAULT_PORT = 3000;

/**
 * Returns the port to serve on: from `--port 4000`, `--port=4000`, or `-p 4000`, or else from the
 * PORT variable, or else 3000.
 *
 * @param {readonly string[]} args the command's arguments
 * @param {string | undefined} fromEnvironment the PORT variable
 * @returns {number}
 * @throws {Error} when the value is not a port number, or an argument is unknown
 */
export function readPort(args, fromEnvironment) {
  let value = fromEnvironment || String(DEFAULT_PORT);
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    if (arg === '--port' || arg === '-p') {
      index += 1;
      value = args[index] ?? '';
    } else if (arg.startsWith('--port=')) {
      value = arg.slice('--port='.length);
    } else {
      throw new Error(`Unknown argument "${arg}". The only one is --port <number>.`);
    }
  }
  const port = Number(value);
  if (value.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(
      `"${value}" is not a port: pass a whole number from 0 (any free port) to 65535.`,
    );
  }
  return port;
}
