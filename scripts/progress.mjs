/** A reporter of long runs: a line for each file when it is done. What failed is told at the end, by another. */
export default class Progress {
  onTestModuleEnd(module) {
    const tests = [...module.children.allTests()];
    const failed = tests.filter((test) => test.result().state === 'failed').length;
    const seconds = (module.diagnostic().duration / 1000).toFixed(1);
    const count = failed > 0 ? `${failed} of ${tests.length} failed` : `${tests.length} tests`;
    console.log(
      ` ${module.ok() ? '✓' : '✗'} ${module.project.name} ${module.relativeModuleId} (${count}) ${seconds} s`,
    );
    for (const test of tests.filter((t) => t.ok() && t.diagnostic()?.retryCount)) {
      console.log(`   passed when tried again: ${test.fullName}`);
    }
  }
}
