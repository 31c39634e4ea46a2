import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';

interface PinnedPaperProps {
  pinned?: boolean;
}

const PinnedPaper = styled(Paper, {
  shouldForwardProp: (prop) => prop !== 'pinned' && prop !== 'sx',
})<PinnedPaperProps>(({ theme }) => ({
  padding: theme.spacing(2),
  variants: [
    { props: { pinned: true }, style: { borderTop: `4px solid ${theme.palette.primary.main}` } },
  ],
}));

export default function Note() {
  return <PinnedPaper pinned>Invoices are due on Friday.</PinnedPaper>;
}
