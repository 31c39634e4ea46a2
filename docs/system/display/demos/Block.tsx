import Box from '@mui/system/Box';

const topics = ['Order updates', 'Invoices', 'Price changes'];

export default function Block() {
  return (
    <Box component="fieldset" sx={{ width: '100%', maxWidth: 320, m: 0, p: 1, border: 1 }}>
      <legend>Send me email about</legend>
      {topics.map((topic) => (
        <Box
          key={topic}
          component="label"
          sx={{ display: 'block', p: 1, '&:hover': { bgcolor: 'rgb(128 128 128 / 20%)' } }}
        >
          <input type="checkbox" name="topics" value={topic} /> {topic}
        </Box>
      ))}
    </Box>
  );
}
