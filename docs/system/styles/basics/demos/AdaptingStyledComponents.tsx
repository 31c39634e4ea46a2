import { styled } from '@mui/system';

const Status = styled('p')<{ late?: boolean }>({
  margin: '0 0 8px',
  padding: '8px 16px',
  color: '#fff',
  backgroundColor: '#1b5e20',
  variants: [{ props: { late: true }, style: { backgroundColor: '#b71c1c' } }],
});

export default function AdaptingStyledComponents() {
  return (
    <div>
      <Status>Order 4821 is on time</Status>
      <Status late>Order 4822 is late</Status>
    </div>
  );
}
