import { styled } from '@mui/system';

const Pill = styled('span')`
  padding: 0.25rem 0.75rem;
  border-radius: 1rem;
  background: light-dark(#e3f2fd, #0d3c61);
  color: light-dark(#0d3c61, #e3f2fd);
`;

export default function StatusPill() {
  return <Pill>Order 1042 is packed</Pill>;
}
