import { Badge } from 'acme-ui';

export default function Maximum() {
  return (
    <div style={{ display: 'flex', gap: 24 }}>
      <Badge count={7}>Messages</Badge>
      <Badge count={120}>Mentions</Badge>
      <Badge count={120} max={999}>
        Stars
      </Badge>
    </div>
  );
}
