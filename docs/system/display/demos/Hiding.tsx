import Box from '@mui/system/Box';

const files = [
  { name: 'Contract.pdf', owner: 'Amara Okafor', size: '240 kB' },
  { name: 'Stock in May.xlsx', owner: 'Jonas Lindqvist', size: '86 kB' },
];

const fromSm = { display: { xs: 'none', sm: 'table-cell' } };

export default function Hiding() {
  return (
    <Box component="table" sx={{ width: '100%', maxWidth: 560, '& th': { textAlign: 'start' } }}>
      <thead>
        <tr>
          <th scope="col">File</th>
          <Box component="th" scope="col" sx={fromSm}>
            Owner
          </Box>
          <th scope="col">Size</th>
        </tr>
      </thead>
      <tbody>
        {files.map(({ name, owner, size }) => (
          <tr key={name}>
            <td>{name}</td>
            <Box component="td" sx={fromSm}>
              {owner}
            </Box>
            <td>{size}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
