import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';

const LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** What is not even HTTP gets a short answer and no more. */
export function refuseAtOnce(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const line = LINES[error.code] ?? '400 Bad Request';
  const body = JSON.stringify({ fault: line.startsWith('431') ? 'too-large' : 'misshapen' });
  socket.end(
    `HTTP/1.1 ${line}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
}
