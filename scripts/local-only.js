// The development servers listen on every network interface, whatever `hostname` says. This plugin closes connections
// from other machines, unless `--hostname 0.0.0.0` (or another address) allows them.
const LOCAL_NAMES = ['localhost', '127.0.0.1', '::1', undefined];
const LOOPBACK = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/;

export const localOnlyPlugin = {
  name: 'local-only',
  serverStart({ server, config: { hostname } }) {
    if (!LOCAL_NAMES.includes(hostname)) return;
    server.on('connection', (socket) => {
      if (!LOOPBACK.test(socket.remoteAddress ?? '')) socket.destroy();
    });
  },
};
