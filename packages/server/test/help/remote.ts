import { type ClientMessage, client, type HostMessage, type Table } from '@starboard/table';
import { WebSocket } from 'ws';
import type { Told } from '../../src/http/told.ts';
import { newId } from './server.ts';

/** Decides what becomes of a message: the times it arrives. */
type Wire = (message: ClientMessage | HostMessage) => readonly number[];

/** The table's own client over a real socket, as a page has it. */
export function remoteTable(
  port: number,
  table: string,
  cookie: string,
  wire: Wire = () => [0],
): Table & { cut(): void } {
  let ws: WebSocket | undefined;
  let over = false;
  const made = client({
    newId,
    rematch: true,
    after(milliseconds, f) {
      const timer = setTimeout(f, milliseconds / 50);
      return () => clearTimeout(timer);
    },
    connect(events) {
      const pass = <M extends ClientMessage | HostMessage>(message: M, deliver: (m: M) => void) => {
        const times = wire(message);
        // As it comes, where nothing is meant to happen to it.
        if (times.length === 1 && times[0] === 0) deliver(message);
        else for (const delay of times) setTimeout(() => deliver(message), delay);
      };
      const connect = () => {
        ws = new WebSocket(`ws://127.0.0.1:${port}/api/live`, { headers: { cookie } });
        ws.on('open', () => {
          ws?.send(JSON.stringify({ type: 'watch', table }));
        });
        ws.on('message', (data) => {
          const told = JSON.parse(String(data)) as Told;
          if (told.type === 'table' && !opened) {
            opened = true;
            events.open();
          }
          if (told.type === 'told' && told.table === table) pass(told.message, (m) => events.message(m));
        });
        let opened = false;
        ws.on('error', () => {});
        ws.on('close', () => {
          if (over) return;
          events.lost();
          setTimeout(connect, 20);
        });
      };
      connect();
      return {
        send(message) {
          pass(message, (m) => {
            if (ws?.readyState === WebSocket.OPEN) ws.send(JSON.stringify({ type: 'say', table, message: m }));
          });
        },
        close() {
          over = true;
          ws?.close();
        },
      };
    },
  });
  return { ...made, cut: () => ws?.terminate() };
}
