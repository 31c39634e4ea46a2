import { styled } from '@mui/system';

const LabelButton = styled('button')({
  padding: '12px 32px',
  border: 0,
  borderRadius: 4,
  font: 'inherit',
  color: '#fff',
  background: 'linear-gradient(45deg, #00695c, #1a237e)',
});

export default function StyledComponents() {
  return <LabelButton type="button">Print the label</LabelButton>;
}
