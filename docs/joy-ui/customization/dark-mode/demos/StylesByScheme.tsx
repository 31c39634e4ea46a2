import { styled } from '@mui/joy/styles';

const Backup = styled('span')(({ theme }) => [
  { padding: 12, borderRadius: 8, color: '#1b5e20', backgroundColor: '#e8f5e9' },
  theme.applyStyles('dark', { color: '#c8e6c9', backgroundColor: '#1b5e20' }),
]);

export default function StylesByScheme() {
  return <Backup>Backup complete</Backup>;
}
