import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Bytes of content in a packet: an Ethernet frame less the headers of IP and TCP. */
const SEGMENT = 1460;
/** Packets that a server sends before the first is acknowledged (RFC 6928, 2). */
const FIRST_WINDOW = 10;
/** Milliseconds a round trip, and bytes a millisecond towards the reader: a slow mobile line. */
const ROUND_TRIP = 150;
const RATE = 1_600_000 / 8 / 1000;

export interface Line {
  /** `http://127.0.0.1:1234` */
  readonly origin: string;
  /** Packets that have reached the reader since it was last asked to forget them. */
  packets(): number;
  forget(): void;
  close(): void;
}

/**
 * Opens a slow line in front of a server, as TCP fills it: a connection takes a round trip to open; then ten packets may be on
 * their way, and for each that is acknowledged two more (slow start, RFC 5681, 3.1). All connections share the line.
 *
 * @param target `http://127.0.0.1:1234`
 */
export async function slowLine(target: string): Promise<Line> {
  const { hostname, port } = new URL(target);
  let packets = 0;
  /** When the line has sent what it was given, in ms. */
  let free = 0;
  const sockets = new Set<Socket>();

  const server = createServer({ noDelay: true }, (reader) => {
    const upstream = connect({ host: hostname, port: Number(port), noDelay: true });
    const waiting: Buffer[] = [];
    let window = FIRST_WINDOW * SEGMENT;
    let flying = 0;
    let ended = false;

    const send = (): void => {
      for (let segment = waiting[0]; segment !== undefined && flying + segment.length <= window; segment = waiting[0]) {
        waiting.shift();
        const { length } = segment;
        const bytes = segment;
        flying += length;
        free = Math.max(free, performance.now()) + length / RATE;
        const arrival = free + ROUND_TRIP / 2 - performance.now();
        setTimeout(() => {
          packets += 1;
          reader.write(bytes);
        }, arrival);
        setTimeout(
          () => {
            flying -= length;
            window += length;
            send();
          },
          arrival + ROUND_TRIP / 2,
        );
      }
      if (ended && waiting.length === 0)
        setTimeout(() => reader.end(), Math.max(0, free - performance.now()) + ROUND_TRIP);
    };

    upstream.on('data', (data) => {
      for (let start = 0; start < data.length; start += SEGMENT) waiting.push(data.subarray(start, start + SEGMENT));
      send();
    });
    upstream.on('end', () => {
      ended = true;
      send();
    });
    // The request follows the handshake, and takes half a round trip itself.
    let opened = ROUND_TRIP;
    reader.on('data', (data) => {
      setTimeout(() => upstream.write(data), opened + ROUND_TRIP / 2);
      opened = 0;
    });
    for (const socket of [reader, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        if (socket === reader) upstream.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    packets: () => packets,
    forget: () => (packets = 0),
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
