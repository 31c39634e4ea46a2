import { styled } from '@mui/system';

const LabelButton = styled('button')`
  padding: 12px 32px;
  border: 0;
  border-radius: 4px;
  font: inherit;
  color: #fff;
  background: #00695c;

  &:hover {
    background: #004d40;
  }
`;

export default function StringTemplates() {
  return <LabelButton type="button">Print the label</LabelButton>;
}
