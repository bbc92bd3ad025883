// The bundle lies beside its page.
export default { output: { filename: 'main.js', publicPath: '' } };
