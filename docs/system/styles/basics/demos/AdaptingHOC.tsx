import { styled } from '@mui/system';

interface OrderLinkProps {
  className?: string;
  number: number;
}

function OrderLink({ className, number }: OrderLinkProps) {
  return (
    <a className={className} href="#adapting-the-higher-order-component-api">
      Order {number}
    </a>
  );
}

const StyledOrderLink = styled(OrderLink, {
  shouldForwardProp: (prop) => prop !== 'late' && prop !== 'sx',
})<{ late?: boolean }>(({ late }) => ({
  display: 'block',
  marginBlockEnd: 8,
  padding: '8px 16px',
  color: '#fff',
  backgroundColor: late ? '#b71c1c' : '#1b5e20',
}));

export default function AdaptingHOC() {
  return (
    <div>
      <StyledOrderLink number={4821} />
      <StyledOrderLink number={4822} late />
    </div>
  );
}
